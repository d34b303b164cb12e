/**
 * Names of Google Ads v25, as its own description has them; names only. Each field is written as
 * name:type, then '*' for a list, '!' for what can not be changed once it is there, '-' for what only
 * Google writes, and '|choice' for members of a choice of which only one may be set. '@' stands in
 * front of a message of this table, '=' in front of an enum; 'message' is one that is not looked into.
 */
export const messages = {
  Campaign:
    'resourceName:string! id:int64- name:string primaryStatus:=CampaignPrimaryStatus- primaryStatusReasons:=CampaignPrimaryStatusReason*- status:=CampaignStatus servingStatus:=CampaignServingStatus- biddingStrategySystemStatus:=BiddingStrategySystemStatus- adServingOptimizationStatus:=AdServingOptimizationStatus advertisingChannelType:=AdvertisingChannelType! advertisingChannelSubType:=AdvertisingChannelSubType! trackingUrlTemplate:string urlCustomParameters:@CustomParameter* localServicesCampaignSettings:message travelCampaignSettings:message demandGenCampaignSettings:message videoCampaignSettings:message pmaxCampaignSettings:message realTimeBiddingSetting:message networkSettings:@NetworkSettings hotelSetting:message dynamicSearchAdsSetting:message shoppingSetting:message targetingSetting:message audienceSetting:message! geoTargetTypeSetting:@GeoTargetTypeSetting localCampaignSetting:message appCampaignSetting:message labels:string*- experimentType:=CampaignExperimentType- baseCampaign:string- campaignBudget:string biddingStrategyType:=BiddingStrategyType- accessibleBiddingStrategy:string- campaignGroup:string startDateTime:string endDateTime:string finalUrlSuffix:string frequencyCaps:message* vanityPharma:message selectiveOptimization:message optimizationGoalSetting:message trackingSetting:message- paymentMode:=PaymentMode optimizationScore:double- excludedParentAssetFieldTypes:=AssetFieldType* excludedParentAssetSetTypes:=AssetSetType* performanceMaxUpgrade:message- hotelPropertyAssetSet:string! listingType:=ListingType! assetAutomationSettings:message* keywordMatchType:=CampaignKeywordMatchType brandGuidelinesEnabled:bool! brandGuidelines:message textGuidelines:message thirdPartyIntegrationPartners:message aiMaxSetting:message containsEuPoliticalAdvertising:=EuPoliticalAdvertisingStatus feedTypes:=AssetSetType*- viewThroughConversionOptimizationEnabled:bool missingEuPoliticalAdvertisingDeclaration:bool- acaMigrationDateTime:string- broadMatchMigrationDateTime:string- biddingStrategy:string|campaignBiddingStrategy commission:message|campaignBiddingStrategy manualCpa:message|campaignBiddingStrategy manualCpc:@ManualCpc|campaignBiddingStrategy manualCpm:@ManualCpm|campaignBiddingStrategy manualCpv:message|campaignBiddingStrategy maximizeConversions:@MaximizeConversions|campaignBiddingStrategy maximizeConversionValue:message|campaignBiddingStrategy targetCpa:message|campaignBiddingStrategy targetImpressionShare:@TargetImpressionShare|campaignBiddingStrategy targetRoas:message|campaignBiddingStrategy targetSpend:@TargetSpend|campaignBiddingStrategy percentCpc:message|campaignBiddingStrategy targetCpm:message|campaignBiddingStrategy fixedCpm:message|campaignBiddingStrategy targetCpv:message|campaignBiddingStrategy targetCpc:message|campaignBiddingStrategy',
  CampaignBudget:
    'resourceName:string! id:int64- name:string amountMicros:int64 totalAmountMicros:int64 status:=BudgetStatus- deliveryMethod:=BudgetDeliveryMethod explicitlyShared:bool referenceCount:int64- hasRecommendedBudget:bool- recommendedBudgetAmountMicros:int64- period:=BudgetPeriod! recommendedBudgetEstimatedChangeWeeklyClicks:int64- recommendedBudgetEstimatedChangeWeeklyCostMicros:int64- recommendedBudgetEstimatedChangeWeeklyInteractions:int64- recommendedBudgetEstimatedChangeWeeklyViews:int64- type:=BudgetType! alignedBiddingStrategyId:int64',
  CampaignCriterion:
    'resourceName:string! campaign:string! criterionId:int64- displayName:string- bidModifier:float negative:bool! type:=CriterionType- status:=CampaignCriterionStatus keyword:@KeywordInfo!|criterion placement:message!|criterion mobileAppCategory:message!|criterion mobileApplication:message!|criterion location:@LocationInfo!|criterion device:@DeviceInfo!|criterion adSchedule:message!|criterion ageRange:@AgeRangeInfo!|criterion gender:@GenderInfo!|criterion incomeRange:message!|criterion parentalStatus:message!|criterion userList:message!|criterion youtubeVideo:message!|criterion youtubeChannel:message!|criterion proximity:@ProximityInfo!|criterion topic:message!|criterion listingScope:message!|criterion language:@LanguageInfo!|criterion ipBlock:message!|criterion contentLabel:message!|criterion carrier:message!|criterion userInterest:message!|criterion webpage:message!|criterion operatingSystemVersion:message!|criterion mobileDevice:message!|criterion locationGroup:message!|criterion customAffinity:message!|criterion customAudience:message!|criterion combinedAudience:message!|criterion keywordTheme:message!|criterion localServiceId:message!|criterion brandList:message!|criterion lifeEvent:message!|criterion webpageList:message!|criterion videoLineup:message!|criterion extendedDemographic:message!|criterion',
  AdGroup:
    'resourceName:string! id:int64- name:string status:=AdGroupStatus type:=AdGroupType! adRotationMode:=AdGroupAdRotationMode baseAdGroup:string- trackingUrlTemplate:string urlCustomParameters:@CustomParameter* campaign:string! cpcBidMicros:int64 effectiveCpcBidMicros:int64- cpmBidMicros:int64 targetCpaMicros:int64 cpvBidMicros:int64 targetCpmMicros:int64 targetRoas:double percentCpcBidMicros:int64 fixedCpmMicros:int64 targetCpvMicros:int64 targetCpcMicros:int64 optimizedTargetingEnabled:bool excludeDemographicExpansion:bool displayCustomBidDimension:=TargetingDimension finalUrlSuffix:string targetingSetting:message audienceSetting:message! effectiveTargetCpaMicros:int64- effectiveTargetCpaSource:=BiddingSource- effectiveTargetRoas:double- effectiveTargetRoasSource:=BiddingSource- effectiveTargetCpc:int64- effectiveTargetCpcSource:=BiddingSource- labels:string*- excludedParentAssetFieldTypes:=AssetFieldType* excludedParentAssetSetTypes:=AssetSetType* primaryStatus:=AdGroupPrimaryStatus- primaryStatusReasons:=AdGroupPrimaryStatusReason*- demandGenAdGroupSettings:message videoAdGroupSettings:message aiMaxAdGroupSetting:message verticalAdsFormatSetting:message',
  AdGroupCriterion:
    'resourceName:string! criterionId:int64- displayName:string- status:=AdGroupCriterionStatus qualityInfo:message- adGroup:string! type:=CriterionType- negative:bool! systemServingStatus:=CriterionSystemServingStatus- approvalStatus:=AdGroupCriterionApprovalStatus- disapprovalReasons:string*- labels:string*- bidModifier:double cpcBidMicros:int64 cpmBidMicros:int64 cpvBidMicros:int64 percentCpcBidMicros:int64 effectiveCpcBidMicros:int64- effectiveCpmBidMicros:int64- effectiveCpvBidMicros:int64- effectivePercentCpcBidMicros:int64- effectiveCpcBidSource:=BiddingSource- effectiveCpmBidSource:=BiddingSource- effectiveCpvBidSource:=BiddingSource- effectivePercentCpcBidSource:=BiddingSource- positionEstimates:message- finalUrls:string* finalMobileUrls:string* finalUrlSuffix:string trackingUrlTemplate:string urlCustomParameters:@CustomParameter* primaryStatus:=AdGroupCriterionPrimaryStatus- primaryStatusReasons:=AdGroupCriterionPrimaryStatusReason*- keyword:@KeywordInfo!|criterion placement:message!|criterion mobileAppCategory:message!|criterion mobileApplication:message!|criterion listingGroup:message!|criterion ageRange:@AgeRangeInfo!|criterion gender:@GenderInfo!|criterion incomeRange:message!|criterion parentalStatus:message!|criterion userList:message!|criterion youtubeVideo:message!|criterion youtubeChannel:message!|criterion topic:message!|criterion userInterest:message!|criterion webpage:message!|criterion appPaymentModel:message!|criterion customAffinity:message!|criterion customIntent:message!|criterion customAudience:message!|criterion combinedAudience:message!|criterion audience:message!|criterion location:@LocationInfo!|criterion language:@LanguageInfo!|criterion lifeEvent:message!|criterion videoLineup:message!|criterion extendedDemographic:message!|criterion brandList:message!|criterion verticalAdsItemGroupRuleList:message!|criterion retailFilterBundle:message!|criterion entityBid:message!|criterion',
  AdGroupAd:
    'resourceName:string! status:=AdGroupAdStatus adGroup:string! ad:@Ad! startDateTime:string endDateTime:string policySummary:@AdGroupAdPolicySummary- adStrength:=AdStrength- actionItems:string*- labels:string*- primaryStatus:=AdGroupAdPrimaryStatus- primaryStatusReasons:=AdGroupAdPrimaryStatusReason*- adGroupAdAssetAutomationSettings:message*',
  Ad: 'resourceName:string! id:int64- finalUrls:string* finalAppUrls:message* finalMobileUrls:string* trackingUrlTemplate:string finalUrlSuffix:string urlCustomParameters:@CustomParameter* displayUrl:string type:=AdType- addedByGoogleAds:bool- devicePreference:=Device urlCollections:message* name:string! systemManagedResourceSource:=SystemManagedResourceSource- syntheticContentInfo:message textAd:message!|adData expandedTextAd:message|adData expandedDynamicSearchAd:message!|adData hotelAd:message|adData shoppingSmartAd:message|adData shoppingProductAd:message|adData imageAd:@ImageAdInfo!|adData videoAd:message|adData videoResponsiveAd:message|adData responsiveSearchAd:@ResponsiveSearchAdInfo|adData legacyResponsiveDisplayAd:message|adData appAd:message|adData legacyAppInstallAd:message!|adData responsiveDisplayAd:@ResponsiveDisplayAdInfo|adData localAd:message|adData displayUploadAd:@DisplayUploadAdInfo|adData appEngagementAd:message|adData shoppingComparisonListingAd:message|adData smartCampaignAd:message|adData appPreRegistrationAd:message|adData demandGenMultiAssetAd:message|adData demandGenCarouselAd:message|adData demandGenVideoResponsiveAd:message|adData demandGenProductAd:message|adData travelAd:message|adData',
  Asset:
    'resourceName:string! id:int64- name:string type:=AssetType- finalUrls:string* finalMobileUrls:string* trackingUrlTemplate:string urlCustomParameters:@CustomParameter* finalUrlSuffix:string source:=AssetSource- policySummary:message- fieldTypePolicySummaries:message*- orientation:=AssetOrientation- syntheticContentInfo:message youtubeVideoAsset:message!|assetData mediaBundleAsset:@MediaBundleAsset!|assetData imageAsset:@ImageAsset-|assetData textAsset:@TextAsset!|assetData leadFormAsset:@LeadFormAsset|assetData bookOnGoogleAsset:message|assetData promotionAsset:message|assetData calloutAsset:message|assetData structuredSnippetAsset:message|assetData sitelinkAsset:message|assetData pageFeedAsset:message|assetData dynamicEducationAsset:message|assetData mobileAppAsset:message|assetData hotelCalloutAsset:message|assetData callAsset:message|assetData priceAsset:message|assetData callToActionAsset:message!|assetData dynamicRealEstateAsset:message|assetData dynamicCustomAsset:message|assetData dynamicHotelsAndRentalsAsset:message|assetData dynamicFlightsAsset:message|assetData demandGenCarouselCardAsset:message!|assetData dynamicTravelAsset:message|assetData dynamicLocalAsset:message|assetData dynamicJobsAsset:message|assetData locationAsset:message-|assetData hotelPropertyAsset:message!|assetData businessMessageAsset:message|assetData appDeepLinkAsset:message!|assetData youtubeVideoListAsset:message!|assetData',
  CampaignAsset:
    'resourceName:string! campaign:string! asset:string! fieldType:=AssetFieldType! source:=AssetSource- status:=AssetLinkStatus primaryStatus:=AssetLinkPrimaryStatus- primaryStatusDetails:message*- primaryStatusReasons:=AssetLinkPrimaryStatusReason*-',
  ConversionAction:
    'resourceName:string! id:int64- name:string status:=ConversionActionStatus type:=ConversionActionType! origin:=ConversionOrigin- primaryForGoal:bool category:=ConversionActionCategory ownerCustomer:string- includeInConversionsMetric:bool clickThroughLookbackWindowDays:int64 viewThroughLookbackWindowDays:int64 valueSettings:message countingType:=ConversionActionCountingType attributionModelSettings:message tagSnippets:@TagSnippet*- phoneCallDurationSeconds:int64 appId:string mobileAppVendor:=MobileAppVendor- firebaseSettings:message- thirdPartyAppAnalyticsSettings:message- googleAnalytics4Settings:message-',
  CustomerConversionGoal:
    'resourceName:string! category:=ConversionActionCategory- origin:=ConversionOrigin- biddable:bool',
  CustomConversionGoal:
    'resourceName:string! id:int64! name:string conversionActions:string* status:=CustomConversionGoalStatus',
  ConversionGoalCampaignConfig:
    'resourceName:string! campaign:string! goalConfigLevel:=GoalConfigLevel customConversionGoal:string',
  Label: 'resourceName:string! id:int64- name:string status:=LabelStatus- textLabel:@TextLabel',
  CampaignLabel: 'resourceName:string! campaign:string! label:string!',
  AdGroupAdPolicySummary:
    'policyTopicEntries:@PolicyTopicEntry*- reviewStatus:=PolicyReviewStatus- approvalStatus:=PolicyApprovalStatus-',
  Customer:
    'resourceName:string! id:int64- descriptiveName:string currencyCode:string! timeZone:string! trackingUrlTemplate:string finalUrlSuffix:string autoTaggingEnabled:bool hasPartnersBadge:bool- manager:bool- testAccount:bool- callReportingSetting:message conversionTrackingSetting:message remarketingSetting:message- payPerConversionEligibilityFailureReasons:=CustomerPayPerConversionEligibilityFailureReason*- optimizationScore:double- optimizationScoreWeight:double- status:=CustomerStatus- locationAssetAutoMigrationDone:bool- imageAssetAutoMigrationDone:bool- locationAssetAutoMigrationDoneDateTime:string- imageAssetAutoMigrationDoneDateTime:string- customerAgreementSetting:message- localServicesSettings:message- videoBrandSafetySuitability:=BrandSafetySuitability videoCustomer:message containsEuPoliticalAdvertising:=EuPoliticalAdvertisingStatus-',
  BillingSetup:
    'resourceName:string! id:int64- status:=BillingSetupStatus- paymentsAccount:string! startDateTime:string! endDateTime:string!',
  GeographicView: 'resourceName:string- locationType:=GeoTargetingType- countryCriterionId:int64-',
  ChangeEvent:
    'resourceName:string- changeDateTime:string- changeResourceType:=ChangeEventResourceType- changeResourceName:string- clientType:=ChangeClientType- userEmail:string- resourceChangeOperation:=ResourceChangeOperation- changedFields:string- campaign:string- adGroup:string- asset:string-',
  CustomerClient:
    'resourceName:string- clientCustomer:string- hidden:bool- level:int64- timeZone:string- testAccount:bool- manager:bool- descriptiveName:string- currencyCode:string- id:int64- appliedLabels:string*- status:=CustomerStatus-',
  GeoTargetConstant:
    'resourceName:string- id:int64- name:string- countryCode:string- targetType:string- status:=GeoTargetConstantStatus- canonicalName:string- parentGeoTarget:string-',
  TargetSpend: 'targetSpendMicros:int64 cpcBidCeilingMicros:int64',
  MaximizeConversions: 'cpcBidCeilingMicros:int64 cpcBidFloorMicros:int64 targetCpaMicros:int64',
  ManualCpm: '',
  ManualCpc: 'enhancedCpcEnabled:bool',
  TargetImpressionShare:
    'location:=TargetImpressionShareLocation locationFractionMicros:int64 cpcBidCeilingMicros:int64',
  LocationInfo: 'geoTargetConstant:string',
  LanguageInfo: 'languageConstant:string',
  KeywordInfo: 'text:string matchType:=KeywordMatchType',
  ProximityInfo:
    'geoPoint:@GeoPointInfo radius:double radiusUnits:=ProximityRadiusUnits address:message',
  GeoPointInfo: 'longitudeInMicroDegrees:int32 latitudeInMicroDegrees:int32',
  DeviceInfo: 'type:=Device',
  AgeRangeInfo: 'type:=AgeRangeType',
  GenderInfo: 'type:=GenderType',
  ImageAdInfo:
    'pixelWidth:int64 pixelHeight:int64 imageUrl:string previewPixelWidth:int64 previewPixelHeight:int64 previewImageUrl:string mimeType:=MimeType name:string imageAsset:@AdImageAsset|image data:bytes|image adIdToCopyImageFrom:int64|image',
  AdImageAsset: 'asset:string',
  DisplayUploadAdInfo:
    'displayUploadProductType:=DisplayUploadProductType mediaBundle:@AdMediaBundleAsset|mediaAsset',
  AdMediaBundleAsset: 'asset:string',
  ResponsiveSearchAdInfo:
    'headlines:@AdTextAsset* descriptions:@AdTextAsset* path1:string path2:string',
  AdTextAsset:
    'text:string pinnedField:=ServedAssetFieldType assetPerformanceLabel:=AssetPerformanceLabel policySummaryInfo:message',
  ResponsiveDisplayAdInfo:
    'marketingImages:@AdImageAsset* squareMarketingImages:@AdImageAsset* logoImages:@AdImageAsset* squareLogoImages:@AdImageAsset* headlines:@AdTextAsset* longHeadline:@AdTextAsset descriptions:@AdTextAsset* youtubeVideos:message* businessName:string mainColor:string accentColor:string allowFlexibleColor:bool callToActionText:string pricePrefix:string promoText:string formatSetting:=DisplayAdFormatSetting controlSpec:message',
  CustomParameter: 'key:string value:string',
  ImageAsset: 'data:bytes fileSize:int64 mimeType:=MimeType fullSize:@ImageDimension',
  ImageDimension: 'heightPixels:int64 widthPixels:int64 url:string',
  MediaBundleAsset: 'data:bytes',
  TextAsset: 'text:string',
  LeadFormAsset:
    'businessName:string callToActionType:=LeadFormCallToActionType callToActionDescription:string headline:string description:string privacyPolicyUrl:string postSubmitHeadline:string postSubmitDescription:string fields:@LeadFormField* customQuestionFields:message* deliveryMethods:@LeadFormDeliveryMethod* postSubmitCallToActionType:=LeadFormPostSubmitCallToActionType backgroundImageAsset:string desiredIntent:=LeadFormDesiredIntent customDisclosure:string',
  LeadFormField:
    'inputType:=LeadFormFieldUserInputType singleChoiceAnswers:message|answers hasLocationAnswer:bool|answers',
  LeadFormDeliveryMethod: 'webhook:@WebhookDelivery|deliveryDetails',
  WebhookDelivery: 'advertiserWebhookUrl:string googleSecret:string payloadSchemaVersion:int64',
  TextLabel: 'backgroundColor:string description:string',
  PolicyTopicEntry:
    'topic:string type:=PolicyTopicEntryType evidences:message* constraints:message*',
  TagSnippet:
    'type:=TrackingCodeType pageFormat:=TrackingCodePageFormat globalSiteTag:string eventSnippet:string',
  SuggestGeoTargetConstantsRequest:
    'locale:string countryCode:string locationNames:message|query geoTargets:message|query',
  NetworkSettings:
    'targetGoogleSearch:bool targetSearchNetwork:bool targetContentNetwork:bool targetPartnerSearchNetwork:bool targetYoutube:bool targetGoogleTvNetwork:bool',
  GeoTargetTypeSetting:
    'positiveGeoTargetType:=PositiveGeoTargetType negativeGeoTargetType:=NegativeGeoTargetType',
} as const satisfies Record<string, string>;

export type MessageName = keyof typeof messages;
